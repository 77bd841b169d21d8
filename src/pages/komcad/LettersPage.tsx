import { antreanIzin } from '../../../resources/komcad/queues.ts';
import { Panel } from '../../patterns/record/Panel.tsx';
import { Letters } from './Letters.tsx';
import { OwnFrame } from './OwnFrame.tsx';

/** /komcad/surat-ijin for a participant: the own letters. */
export default function LettersPage() {
  return (
    <OwnFrame path={antreanIzin.listPath}>
      {own => (
        <Panel title="Surat">
          <Letters id={own.id} />
        </Panel>
      )}
    </OwnFrame>
  );
}
