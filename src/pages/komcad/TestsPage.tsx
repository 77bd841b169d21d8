import { Panel } from '../../patterns/record/Panel.tsx';
import { Letters } from './Letters.tsx';
import { OwnFrame } from './OwnFrame.tsx';
import { Tests } from './Tests.tsx';

/** /komcad/seleksi-kompetensi for a participant: the own tests, and the letters that one comes with. */
export default function TestsPage() {
  return (
    <OwnFrame path="/komcad/seleksi-kompetensi">
      {own => (
        <>
          <Panel title="Tes seleksi">
            <Tests id={own.id} />
          </Panel>
          <Panel title="Surat">
            <Letters id={own.id} />
          </Panel>
        </>
      )}
    </OwnFrame>
  );
}
