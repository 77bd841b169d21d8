import { area } from '../kit/index.ts';
import { formulirScreens } from './screens.ts';

/** Forms as everybody answers them; what keeps them arrives with the office (`office.ts`). */
export const areaFormulir = area({ name: 'formulir', arrives: 'own', screens: formulirScreens });
