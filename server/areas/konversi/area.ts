import { konversiEvents } from '../../../resources/konversi/events.ts';
import { serverArea } from '../area.ts';
import { registerConversionGrades } from './gradeRoutes.ts';
import { rules } from './index.ts';
import { registerPackages } from './packageRoutes.ts';

/** Packages of courses and what they recognise. */
export const area = serverArea({
  name: 'konversi',
  rules,
  events: konversiEvents,
  calls: (app, engine, { ports, grades }) => {
    registerPackages(app, engine, ports);
    registerConversionGrades(app, engine, { ...ports, grades });
  },
});
