import { useRecordContext } from 'react-admin';
import { Panel } from '../../patterns/record/Panel.tsx';
import ParticipantMore from './ParticipantMore.tsx';
import { Tests } from './Tests.tsx';

/** Beside the decisions on the selection: the six tests, the documents, the letters. */
export default function TestsMore() {
  const record = useRecordContext();
  return record ? (
    <>
      <Panel title="Tes seleksi">
        <Tests id={String(record.id)} />
      </Panel>
      <ParticipantMore />
    </>
  ) : null;
}
