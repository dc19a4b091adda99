import { BEHAVIOR_ATTRIBUTE, BEHAVIOR_MODULE_ATTRIBUTE } from '../../../shared/markers.ts';

const BEHAVIOR = new RegExp(`${BEHAVIOR_ATTRIBUTE}="([a-z0-9-]+)"`, 'g');

/**
 * Adds the URL of each behavior next to its name.
 *
 * @param html as React writes it: in text, a quotation mark is `&quot;`.
 * @param urls behavior name → URL. An unknown name is left as it is; see checkMarkup.
 */
export function nameBehaviorModules(html: string, urls: Readonly<Record<string, string>>): string {
  return html.replace(BEHAVIOR, (attribute, name: string) => {
    const url = urls[name];
    return url === undefined ? attribute : `${attribute} ${BEHAVIOR_MODULE_ATTRIBUTE}="${url}"`;
  });
}
