const URL_PROPS = ['href', 'src', 'action', 'formAction', 'poster', 'data'];

/**
 * The props of an HTML element with the base put before every site path in them, so that pages and islands
 * write `/contact` whatever the base is. Runs in the build and, when there is a base, in hydrated islands.
 */
export function rebaseProps<Props extends object>(props: Props, base: string): Props {
  let rebased: Record<string, unknown> | undefined;
  for (const name of URL_PROPS) {
    const value: unknown = Reflect.get(props, name);
    if (typeof value !== 'string' || !/^\/(?!\/)/.test(value)) continue;
    rebased ??= { ...props };
    rebased[name] = base.slice(0, -1) + value;
  }
  return (rebased as Props | undefined) ?? props;
}
