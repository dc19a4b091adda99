import { home } from '../../../pages/index.content.ts';
import { variants } from '../../Variants.tsx';
import { LatestNews } from './LatestNews.tsx';

export const examples = variants(LatestNews, home.latestNews, 'notes');
