const URL_PROPS = ['href', 'src', 'action', 'formAction', 'poster', 'data'];

/**
 * The props of an HTML element with the base put before every site path in them, so that pages and islands
 * write `/contact` whatever the base is. Runs in the build and, when there is a base, in hydrated islands.
 */
export function rebaseProps<Props extends object>(props: Props, base: string): Props {
  const rebased = URL_PROPS.flatMap((name) => {
    const value: unknown = Reflect.get(props, name);
    const isSitePath = typeof value === 'string' && /^\/(?!\/)/.test(value);
    return isSitePath ? [[name, base.slice(0, -1) + value]] : [];
  });
  return rebased.length === 0 ? props : { ...props, ...Object.fromEntries(rebased) };
}
