import { useRecordContext } from 'react-admin';
import { Panel } from '../../patterns/record/Panel.tsx';
import ParticipantMore from './ParticipantMore.tsx';
import { Training } from './Training.tsx';

/** Beside the decisions on training: attendance, grades and certificate, the documents, the letters. */
export default function TrainingMore() {
  const record = useRecordContext();
  return record ? (
    <>
      <Panel title="Kehadiran dan nilai">
        <Training id={String(record.id)} />
      </Panel>
      <ParticipantMore />
    </>
  ) : null;
}
