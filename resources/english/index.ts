import { labelFromName } from '../kit/index.ts';
import { user } from '../pengaturan/user.ts';
import { messagePairs } from './messages.ts';
import { pasanganKalimat } from './pertukaran/kalimat.ts';
import { pasanganIsian, pasanganLabel } from './pertukaran/label.ts';
import { platformPairs } from './platform.ts';
import { createReader, type Pair } from './reading.ts';
import { rolePairs, shellLabels } from './shell.ts';

/** Labels of one's own account, as refusals say them in a sentence. */
const account = Object.entries(shellLabels['pengaturan/user'].fields).map(([name, said]): Pair => {
  const field = Object.entries(user.fields).find(([other]) => other === name)?.[1];
  return [field?.label ?? labelFromName(name), said];
});

/**
 * The English of what the server says in Indonesian, to those who read English (`bahasaDipakai`); words inside a
 * sentence, a label or a state, are read as well. What has no English stays as it is.
 */
export const readEnglish = createReader([
  ...messagePairs,
  ...pasanganKalimat,
  ...platformPairs,
  ...account,
  ...rolePairs,
  ...pasanganIsian,
  // States and choices win where a label has the same words.
  ...pasanganLabel,
]);
