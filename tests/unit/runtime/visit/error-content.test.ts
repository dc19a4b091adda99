// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { json } from '../../../support/runtime/fake-network.ts';
import { openPage } from '../../../support/runtime/open-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

test.each([
  ['<h1>{error-message}</h1><p>Sorry.</p>', '<h1>This page could not be found</h1><p>Route'],
  ['{error-message}<hr>', 'This page could not be found<hr><p>Route'],
  ['<h2>{error-message}</h2>', '<h2>This page could not be found</h2><p>Route'],
])('the error page %s says what is wrong after its heading, or at its end', async (page, shown) => {
  const { network } = openPage();
  const { errorContent } = await import('../../../../scripts/runtime/visit/error-content.ts');
  const { newVisit, VisitError } = await import('../../../../scripts/runtime/visit/visit.ts');
  const visit = newVisit(new URL(location.href), '/x', 'push');
  const content = errorContent(new VisitError('Route /x is not pre-rendered', 404), visit);
  await settled();
  network.pending[0]?.answer(json({ format: 1, title: 'Error', pages: { 404: page }, end: true }));
  const shownPage = document.createElement('div');
  shownPage.append((await content).html);
  expect(shownPage.innerHTML).toContain(`${shown} /x is not pre-rendered</p>`);
});
