import { areaPertukaran } from '../../../resources/pertukaran/index.ts';
import { screenArea } from '../area.ts';
import { addExchangeExtensions } from './extensions.ts';
import { exchangePages } from './pages.ts';

export const area = screenArea(areaPertukaran, { pages: exchangePages, extend: addExchangeExtensions });
