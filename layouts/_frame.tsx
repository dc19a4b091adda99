import { Cursor } from '../components/blocks/Cursor/Cursor.tsx';
import { Footer } from '../components/blocks/Footer/Footer.tsx';
// Pages start with this block. Imported here, its styles are inline, and it is painted before the page's own styles
// arrive.
import '../components/blocks/Intro/Intro.tsx';
import { Navbar, type NavbarProps } from '../components/blocks/Navbar/Navbar.tsx';
import { ScrollToTop } from '../components/blocks/ScrollToTop/ScrollToTop.tsx';
import { SkipLink } from '../components/ui/SkipLink.tsx';
import '../assets/styles/forced-colors.late.css';
import '../assets/styles/print.late.css';
import '../assets/styles/visit.late.css';
import { backToTop, footer, navigation } from './_site.ts';

/** What surrounds the pages in both layouts. */
export function Frame({
  navbar,
  children,
}: {
  navbar: NavbarProps['variant'];
  children: React.ReactNode;
}) {
  return (
    <>
      <SkipLink />
      <Navbar {...navigation} variant={navbar} />
      <main id="content" tabIndex={-1}>
        {children}
        <ScrollToTop label={backToTop.label} />
      </main>
      <Footer {...footer} />
      <Cursor />
    </>
  );
}
