import { BEHAVIOR_ATTRIBUTE, BEHAVIOR_MODULE_ATTRIBUTE } from '../../../shared/markers.ts';

const BEHAVIOR = new RegExp(`${BEHAVIOR_ATTRIBUTE}="([a-z0-9-]+)"`, 'g');

/**
 * Adds the URL of each behavior next to its name.
 *
 * @param html as written by React, which escapes quotation marks in text, so that only attributes match.
 * @param urls behavior name → URL. For an unknown name nothing is added; checkMarkup reports it.
 */
export function addBehaviorUrls(html: string, urls: Readonly<Record<string, string>>): string {
  return html.replace(BEHAVIOR, (attribute, name: string) => {
    const url = urls[name];
    return url === undefined ? attribute : `${attribute} ${BEHAVIOR_MODULE_ATTRIBUTE}="${url}"`;
  });
}
