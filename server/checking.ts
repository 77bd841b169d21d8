import { registry } from '../resources/index.ts';
import { serverAreas } from './areas/index.ts';
import { checkDeclarations } from './checkDeclarations.ts';

/** The program that the build runs on its bundle, which then starts without. */
checkDeclarations(registry, serverAreas);
