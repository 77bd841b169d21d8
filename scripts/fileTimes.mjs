import { appendFileSync } from 'node:fs';

/** A vitest reporter that appends how long each file took to TEST_TIMES, a line of JSON each (scripts/test.mjs). */
export default class FileTimes {
  onTestRunEnd(modules) {
    const lines = modules.map(module => {
      const { duration, collectDuration } = module.diagnostic();
      const seconds = (duration + collectDuration) / 1000;
      return `${JSON.stringify({ project: module.project.name, file: module.relativeModuleId, seconds })}\n`;
    });
    appendFileSync(process.env.TEST_TIMES, lines.join(''));
  }
}
