import { createElement } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { DataOf, Page, PageModule, PageProps } from '../../../scripts/shared/contracts.ts';

interface Words {
  steps: readonly string[];
}

const facts = { title: 'Guide', description: 'A guide.' };
const load = async (): Promise<Words> => ({ steps: [] });
const GuidePage = ({ data }: PageProps<Words>) => createElement('p', null, data.steps);

test('the data of a page component is what the `load` of its page returns', () => {
  const loaded = { ...facts, load } satisfies Page<Words>;
  expectTypeOf<DataOf<typeof loaded>>().toEqualTypeOf<Words>();
  expectTypeOf<DataOf<Page<Words>>>().toEqualTypeOf<Words>();
  expectTypeOf<DataOf<Page>>().toEqualTypeOf<undefined>();
  expectTypeOf<PageProps<DataOf<typeof loaded>>['data']>().toEqualTypeOf<Words>();
});

test('a page that promises data has a `load`, and `load` returns that data', () => {
  // @ts-expect-error: nothing loads the words.
  facts satisfies Page<Words>;
  // @ts-expect-error: it loads something else.
  ({ ...facts, load: () => ({ steps: 3 }) }) satisfies Page<Words>;
  // @ts-expect-error: a page without data loads none.
  ({ ...facts, load }) satisfies Page;
});

test('the module of a page has a component for the data of the page', () => {
  ({ page: { ...facts, load }, default: GuidePage }) satisfies PageModule<Words>;
  ({ page: facts, default: () => null }) satisfies PageModule<undefined>;
  // @ts-expect-error: its component reads data that nothing loads.
  ({ page: facts, default: GuidePage }) satisfies PageModule<undefined>;
});
