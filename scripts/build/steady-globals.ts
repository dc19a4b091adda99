/**
 * The globals that page code sees while it is evaluated and rendered. The same source must give the same
 * bytes at any time, so reading the clock or drawing a random number is an error there; `load` may do both.
 */
export interface SteadyGlobals {
  Date: DateConstructor;
  Math: Math;
  performance: Performance;
  crypto: Crypto;
}

/** Their names, as parameters of a bundle. */
export const STEADY_NAMES = ['Date', 'Math', 'performance', 'crypto'] as const;

/** @param isStrict tells whether the clock and chance are out of bounds at this moment. */
export function steadyGlobals(isStrict: () => boolean): SteadyGlobals {
  const refuse = (what: string) => {
    if (isStrict()) {
      throw new Error(
        `${what} gives another result with every build; compute it in \`load\`, or write it down`,
      );
    }
  };
  const steadyDate = new Proxy(Date, {
    apply(target, self, args) {
      refuse('Date()');
      return Reflect.apply(target, self, args);
    },
    construct(target, args, newTarget) {
      if (args.length === 0) refuse('new Date()');
      return Reflect.construct(target, args, newTarget);
    },
    get(target, name) {
      if (name === 'now') refuse('Date.now()');
      return Reflect.get(target, name);
    },
  });
  /** The object with some of its methods refused. */
  const without = <Owner extends object>(owner: Owner, label: string, names: string[]): Owner =>
    new Proxy(owner, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (names.includes(String(name))) refuse(`${label}.${String(name)}()`);
          return Reflect.apply(value, target, args);
        };
      },
    });
  return {
    Date: steadyDate,
    Math: Object.create(Math, {
      random: {
        value: () => {
          refuse('Math.random()');
          return Math.random();
        },
      },
    }),
    performance: without(performance, 'performance', ['now']),
    crypto: without(crypto, 'crypto', ['getRandomValues', 'randomUUID']),
  };
}

type Method = (...args: unknown[]) => unknown;

/**
 * Makes English the language, and UTC the time zone, of every formatting call that names none, instead of
 * those of the machine. Only for render threads: it changes the built-in prototypes.
 */
export function pinLocale(): void {
  const pin = (owner: object, name: string, localeAt: number, withTimeZone: boolean) => {
    const original: Method = Reflect.get(owner, name);
    Reflect.set(owner, name, function pinned(this: unknown, ...args: unknown[]) {
      args[localeAt] ??= 'en';
      if (withTimeZone) args[localeAt + 1] = { timeZone: 'UTC', ...(args[localeAt + 1] as object) };
      return original.apply(this, args);
    });
  };
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
    pin(Date.prototype, name, 0, true);
  }
  for (const { prototype } of [Number, BigInt, Array]) pin(prototype, 'toLocaleString', 0, false);
  for (const name of ['toLocaleUpperCase', 'toLocaleLowerCase'])
    pin(String.prototype, name, 0, false);
  pin(String.prototype, 'localeCompare', 1, false);
  for (const name of ['toString', 'toTimeString']) pinZoneName(name);
  pinIntl();
}

/** `… GMT+0000 (Koordinierte Weltzeit)`: dates as plain text name the time zone in the machine's language. */
function pinZoneName(name: string): void {
  const original: Method = Reflect.get(Date.prototype, name);
  Reflect.set(Date.prototype, name, function pinned(this: unknown) {
    return String(original.call(this)).replace(/\(.*\)$/, '(Coordinated Universal Time)');
  });
}

function pinIntl(): void {
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const original: unknown = Reflect.get(Intl, name);
    if (typeof original !== 'function' || !('supportedLocalesOf' in original)) continue;
    const pinned = (args: unknown[]) => {
      const [locale = 'en', options] = args;
      return name === 'DateTimeFormat'
        ? [locale, { timeZone: 'UTC', ...(options as object) }]
        : [locale, options];
    };
    const steady = new Proxy(original, {
      apply: (target, self, args) => Reflect.apply(target, self, pinned(args)),
      construct: (target, args, newTarget) => Reflect.construct(target, pinned(args), newTarget),
    });
    Reflect.set(Intl, name, steady);
  }
}
