import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { variants } from '../../Variants.tsx';
import { Blog } from './Blog.tsx';

export const examples = variants(Blog, atlassian.guides, 'guides');
