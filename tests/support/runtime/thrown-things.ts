/** Things that middleware may throw, and what the error page makes of them. */
export const THROWN = {
  'a status and a message': () => {
    throw Object.assign(new Error('Only on weekdays'), { statusCode: 403 });
  },
  'the status 404 and a message': () => {
    throw Object.assign(new Error('Nobody of that name'), { statusCode: 404 });
  },
  'the status 404 and signs that stand for something in a replacement': () => {
    throw Object.assign(new Error("$' $$ $& $`"), { statusCode: 404 });
  },
  'a message without a status': () => {
    throw new Error('Out of order');
  },
  'a status without a message': () => {
    throw { statusCode: 404 };
  },
  'neither of them': () => {
    throw {};
  },
  'nothing at all': () => {
    throw undefined;
  },
  'a string': () => {
    throw 'Out of paper';
  },
  'words that look like markup': () => {
    throw new Error('<img src=x onerror=alert(1)> & $& {error-message}');
  },
  'a promise that is rejected': () => Promise.reject(new Error('Too late')),
} as const;
