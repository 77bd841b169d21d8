import { areaFormulirOffice } from '../../../resources/formulir/office.ts';
import { screenArea } from '../area.ts';

export const officeArea = screenArea(areaFormulirOffice);
