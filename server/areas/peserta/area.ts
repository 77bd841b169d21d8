import { serverArea } from '../area.ts';
import { registerParticipantImport } from './routes.ts';

/** Spreadsheets of participants. */
export const area = serverArea({
  name: 'peserta',
  calls: (app, engine, { ports }) => registerParticipantImport(app, engine, ports.programmes ?? {}),
});
