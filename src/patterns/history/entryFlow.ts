import type { Workflow } from '../../../resources/kit/index.ts';
import { alurRevisiNilai } from '../../../resources/konversi/alurRevisiNilai.ts';
import { alurKonversi } from '../../../resources/mbkm/alurKonversi.ts';
import { penilaian } from '../../../resources/nilai/penilaian.ts';
import type { HistoryEntry } from '../../crud/api.ts';

const flows: Readonly<Record<string, Workflow>> = {
  konversi: alurKonversi,
  reviu_nilai: alurKonversi,
  revisi_nilai: alurRevisiNilai,
  penilaian: penilaian.fields.status.workflow,
};

/** The workflow whose words an entry speaks, where it is not the one of the record itself. */
export const flowOf = ({ alur }: Pick<HistoryEntry, 'alur'>): Workflow | undefined => (alur ? flows[alur] : undefined);
