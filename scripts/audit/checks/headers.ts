import type { Check } from '../check.ts';
import { imitateHosts } from '../imitations/imitate-hosts.ts';
import { gradeAnswer } from '../observatory.ts';

/** The lowest grade that is good enough. */
const WANTED = 'A+';

/** The grade of Mozilla's HTTP Observatory for the headers of the home page, on each supported host. */
export const headers: Check = {
  name: 'headers',
  title: 'Headers that cost points at the HTTP Observatory',
  fix: 'Correct the header in scripts/build/write/hosts/header-rules.ts, or how that host’s file writes it.',
  needsRoot: true,
  async run(site, context) {
    const problems: string[] = [];
    const grades = new Set<string>();
    const asked = await imitateHosts(site.dist, context, async (host, { name }) => {
      const { grade, score, lost } = await gradeAnswer(await host.ask('/'), context);
      grades.add(`${grade} (${score})`);
      const reasons = lost.map(({ outcome, points }) => `${outcome} ${points}`).join(', ');
      if (grade !== WANTED || lost.length > 0) problems.push(`${name}: ${grade}, ${reasons}`);
    });
    return { ...asked, result: [...grades].join(', '), problems };
  },
  plantedFault: {
    what: 'serve.json that keeps to HTTPS for ten minutes only',
    plant: (site) =>
      site.edit('serve.json', (text) => text.replace(/max-age=\d{8}/, 'max-age=600')),
    found: /^serve\.json .*hsts-implemented-max-age-less-than-six-months -10/,
  },
};
