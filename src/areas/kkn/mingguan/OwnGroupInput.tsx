import { useGetList, useRecordContext } from 'react-admin';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { kelompok } from '../../../../resources/kkn/kelompok.ts';
import { RefInput } from '../../../platform/ui/inputs/RefInput.tsx';
import type { InputProps } from '../../../platform/ui/inputs/useFieldInput.ts';
import { useBeginning } from '../useBeginning.ts';

/** The group that reports: a new report begins with the writer's own that is under way. */
export default function OwnGroupInput(props: InputProps) {
  return props.field.kind === 'ref' ? <Chosen {...props} field={props.field} /> : null;
}

function Chosen(props: InputProps<FieldOf<'ref'>>) {
  const record = useRecordContext();
  // Only a student's own groups are in its sight.
  const { data } = useGetList<{ id: string }>(
    kelompok.name,
    {
      filter: { status: 'berjalan' },
      sort: { field: 'kode', order: 'ASC' },
      pagination: { page: 1, perPage: 2 },
    },
    { enabled: !record?.id, retry: false },
  );
  useBeginning(props.source, data?.length === 1 ? data[0]?.id : null);
  return <RefInput {...props} />;
}
