/** Loaded with `--import` into a process and its threads: the clock is 400 days ahead. */
const AHEAD = 400 * 86_400_000;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  apply: () => String(new RealDate(RealDate.now() + AHEAD)),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + AHEAD] : args, newTarget),
  get: (target, name) =>
    name === 'now' ? () => RealDate.now() + AHEAD : Reflect.get(target, name),
});
