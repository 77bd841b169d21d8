import { Panel } from '../../patterns/record/Panel.tsx';
import { DocumentGrid } from './DocumentGrid.tsx';
import { Letters } from './Letters.tsx';
import { isLive } from './live.ts';
import { OwnFrame } from './OwnFrame.tsx';
import { Training } from './Training.tsx';

const certificate = ['sertifikat_latsarmil'];

/** /komcad/latsarmil for a participant: attendance and grades, the certificate, the letters. */
export default function TrainingPage() {
  return (
    <OwnFrame path="/komcad/latsarmil">
      {own => (
        <>
          <Panel title="Kehadiran dan nilai">
            <Training id={own.id} />
          </Panel>
          <Panel title="Sertifikat">
            <DocumentGrid participation={own.id} tahap={own.tahap} codes={certificate} live={isLive(own)} />
          </Panel>
          <Panel title="Surat">
            <Letters id={own.id} />
          </Panel>
        </>
      )}
    </OwnFrame>
  );
}
