import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { Blog } from './Blog.tsx';

const { guides } = atlassian;
const [guide] = guides.guides;

export const examples = {
  default: <Blog {...guides} />,
  longest: (
    <Blog
      title="Useful before we talk."
      guides={[
        {
          ...guide,
          title:
            'The inventory sheet: fourteen columns that decide a migration, and two that do not',
          standfirst: `${guide.standfirst} `.repeat(4),
        },
      ]}
    />
  ),
  one: <Blog {...guides} guides={[guide]} />,
  many: (
    <Blog
      {...guides}
      guides={Array.from({ length: 9 }, (_, index) => ({ ...guide, title: `Guide ${index + 1}` }))}
    />
  ),
} satisfies Record<string, React.ReactNode>;
