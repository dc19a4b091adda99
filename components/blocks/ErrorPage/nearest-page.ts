/** Two paths whose edit distance is more than this share of the longer one are not alike. */
const MAX_DISTANCE = 0.6;

/** The index of the path most like `wanted`, or -1 if none is similar. */
export function nearestPage(wanted: string, paths: readonly string[]): number {
  const target = normalise(wanted);
  const scores = paths.map((path) => {
    const candidate = normalise(path);
    return editDistance(target, candidate) / Math.max(target.length, candidate.length, 1);
  });
  const best = Math.min(...scores);
  return best <= MAX_DISTANCE ? scores.indexOf(best) : -1;
}

function normalise(path: string): string {
  return path.toLowerCase().replace(/\.html?$|\/+$/g, '');
}

/** Levenshtein distance: how many letters to add, drop or change. Takes quadratic time, so long input is cut. */
function editDistance(a: string, b: string): number {
  const from = a.slice(0, 80);
  const to = b.slice(0, 80);
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
