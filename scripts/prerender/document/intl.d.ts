// ECMA-402, 2025; TypeScript 7.0 does not know it.
declare namespace Intl {
  interface Locale {
    getTextInfo(): { direction: 'ltr' | 'rtl' };
  }
}
