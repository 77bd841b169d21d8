import { useGetList, useRecordContext } from 'react-admin';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { kelompok } from '../../../../resources/kkn/kelompok.ts';
import { RefInput } from '../../../platform/ui/inputs/RefInput.tsx';
import type { InputProps } from '../../../platform/ui/inputs/useFieldInput.ts';
import { useBeginning } from '../useBeginning.ts';

/** A DPL's groups at most, over all waves. */
const most = 100;

/**
 * Travelling DPL, who writes the report. A lecturer is a DPL row in every wave; the row of the latest wave of the own
 * groups is preselected.
 */
export default function OwnSupervisorInput(props: InputProps) {
  return props.field.kind === 'ref' ? <Chosen {...props} field={props.field} /> : null;
}

function Chosen(props: InputProps<FieldOf<'ref'>>) {
  const record = useRecordContext();
  // Only a lecturer's own groups are in its sight.
  const { data } = useGetList<{ id: string; idDpl: string | null; createdAt: string }>(
    kelompok.name,
    { filter: {}, sort: { field: 'kode', order: 'ASC' }, pagination: { page: 1, perPage: most } },
    { enabled: !record?.id, retry: false },
  );
  const latest = data?.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]?.idDpl;
  useBeginning(props.source, latest);
  return <RefInput {...props} />;
}
