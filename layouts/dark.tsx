import { Footer } from '../components/blocks/Footer/Footer.tsx';
import { Navbar } from '../components/blocks/Navbar/Navbar.tsx';
import { SkipLink } from '../components/ui/SkipLink.tsx';
import type { LayoutProps } from '../scripts/shared/contracts.ts';
import { navigation, terminus } from './_site.ts';

export default function DarkLayout({ children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <Navbar {...navigation} variant="panel" />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer {...terminus} />
    </>
  );
}
