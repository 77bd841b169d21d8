import { areaFormulir } from '../../../resources/formulir/index.ts';
import { screenArea } from '../area.ts';

export const area = screenArea(areaFormulir);
