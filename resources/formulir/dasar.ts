import { area } from '../kit/index.ts';
import { formulir } from './formulir.ts';

/** Forms as offers, waves and schemes name them; everything else of them arrives later. */
export const areaFormulirDasar = area({ name: 'formulir', arrives: 'first', resources: [formulir] });
