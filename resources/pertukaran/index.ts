import { inboundScreens } from './inboundScreens.ts';
import { masaStudi } from './masaStudi.ts';

/** The student exchange: its resources, screens and programmes. */
export const areaPertukaran = {
  resources: [masaStudi],
  screens: inboundScreens,
  programmes: [],
};
