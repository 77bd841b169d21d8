import { useEffect, useRef } from 'react';
import { useGetList, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { RowsInput } from '../../../platform/ui/inputs/RowsInput.tsx';
import type { InputProps } from '../../../platform/ui/inputs/useFieldInput.ts';
import { useMaterial } from './useMaterial.ts';
import { WeekLogs } from './WeekLogs.tsx';

interface WorkProgramme {
  id: string;
  idPenanggungJawab: string | null;
}

/** Work programmes of a group at most (docs/domain/30 §1.8). */
const mostProgrammes = 40;
const finished = 100;

/**
 * Tasks of a week: a new report begins with a row for each work programme that is not finished, with whom is in charge
 * and how far it had come; the week's logs stand above.
 */
export default function TasksInput({ source, field }: InputProps) {
  const record = useRecordContext();
  const [idKelompok, mingguKe, tugas] = useWatch({ name: ['idKelompok', 'mingguKe', source] });
  const { setValue } = useFormContext();
  const { data: material } = useMaterial(idKelompok, mingguKe);
  const { data: programmes } = useGetList<WorkProgramme>(
    'kkn/proposal.programKerja',
    {
      filter: { 'parentId.idKelompok': idKelompok },
      sort: { field: 'nomor', order: 'ASC' },
      pagination: { page: 1, perPage: mostProgrammes },
    },
    { enabled: typeof idKelompok === 'string' && !record?.id, retry: false },
  );
  // Once for each week that is chosen; what somebody has written stays.
  const begun = useRef('');
  const at = `${idKelompok} ${mingguKe}`;
  const empty = !Array.isArray(tugas) || tugas.length === 0;
  useEffect(() => {
    if (record?.id || !material || !programmes?.length || begun.current === at || !empty) return;
    begun.current = at;
    const open = programmes.filter(({ id }) => (material.realisasi[id] ?? 0) < finished);
    const rows = open.map(({ id, idPenanggungJawab }) => ({
      idProgramKerja: id,
      uraianTugas: null,
      idAnggota: idPenanggungJawab,
      realisasiPersen: material.realisasi[id] ?? 0,
      jamKerja: null,
      kendala: null,
      solusi: null,
    }));
    // Nobody has typed them: a report that is left as it was found is left without a question.
    setValue(source, rows);
  }, [record?.id, material, programmes, at, empty, source, setValue]);
  if (field.kind !== 'rows') return null;
  return (
    <>
      {material ? <WeekLogs material={material} /> : null}
      <RowsInput source={source} field={field} />
    </>
  );
}
