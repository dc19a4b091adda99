import { join } from 'node:path';
import { count } from '../../count.ts';
import type { Check } from '../check.ts';
import { tool } from '../tools.ts';

/** The part of html-validate's API that is used. */
interface HtmlValidate {
  HtmlValidate: new (
    config: object,
  ) => { validateFile: (file: string) => Promise<{ results: readonly { messages: Message[] }[] }> };
}

interface Message {
  ruleId: string;
  message: string;
  line: number;
  column: number;
}

/**
 * html-validate with its preset `standard`: the rules of the HTML standard, and none of style
 * (https://html-validate.org/rules/presets.html).
 */
export const html: Check = {
  name: 'html',
  title: 'HTML that the standard does not allow',
  fix: 'Correct the component that the markup comes from; the rule is explained at html-validate.org/rules.',
  async run(site) {
    const { HtmlValidate } = await tool<HtmlValidate>('html-validate');
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
    const problems: string[] = [];
    for (const file of site.pages.values()) {
      const { results } = await validator.validateFile(join(site.dist, file));
      for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
        problems.push(`${file}:${line}:${column} ${message} (${ruleId})`);
      }
    }
    return { covered: count(site.pages.size, 'file'), result: 'valid', problems };
  },
};
