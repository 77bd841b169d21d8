import { areaMagang } from '../../../resources/magang/index.ts';
import { screenArea } from '../area.ts';
import { addMagangExtensions } from './extensions.ts';
import { magangPages } from './pages.ts';

export const area = screenArea(areaMagang, { pages: magangPages, extend: addMagangExtensions });
