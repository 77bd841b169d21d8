import { areaPertukaran } from '../../../resources/pertukaran/index.ts';
import type { ScreenArea } from '../area.ts';
import { addExchangeExtensions } from './extensions.ts';
import { exchangePages } from './pages.ts';

export const area: ScreenArea = { ...areaPertukaran, pages: exchangePages, extend: addExchangeExtensions };
