// Loaded before the portal by the bench (`--profil`): SIGUSR2 begins a CPU profile, the next one ends it into PROFILE_FILE.
import { renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/** Microseconds between samples. */
const interval = 500;
let session;
process.on('SIGUSR2', async () => {
  if (!session) {
    session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval });
    await session.post('Profiler.start');
    return;
  }
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  session = undefined;
  const file = process.env.PROFILE_FILE ?? '';
  writeFileSync(`${file}.part`, JSON.stringify(profile));
  // Whole at once: the bench waits for it.
  renameSync(`${file}.part`, file);
});
