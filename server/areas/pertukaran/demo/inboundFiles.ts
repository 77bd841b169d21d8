import { dokumenInbound, mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { type DemoFile, demoFile, makeFile, makePicture, sampleLines } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { students } from './inboundStory.ts';

/** Documents of students from elsewhere: everybody has handed in what the public form asks for. */

const idFor = (key: string): string => idOf(mhsInbound.name, key);
const isPhoto = (field: string): boolean => field === 'berkasFoto';

/** Ids of a student's documents, by field. */
export const inboundDocuments = (key: string): Record<string, string> =>
  Object.fromEntries(
    dokumenInbound.map(field => [
      field,
      demoFile(mhsInbound.name, idFor(key), field, isPhoto(field) ? 'png' : 'pdf').id,
    ]),
  );

/** The documents with their content. */
export const inboundFiles = (): DemoFile[] =>
  students.flatMap(({ key }, i) =>
    dokumenInbound.map(field => {
      const title = mhsInbound.fields[field].label ?? field;
      return isPhoto(field)
        ? makePicture(mhsInbound.name, idFor(key), field, title, i)
        : makeFile(mhsInbound.name, idFor(key), field, title, sampleLines);
    }),
  );
