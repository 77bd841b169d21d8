import type { ComponentType } from 'react';
import { useRecordContext } from 'react-admin';
import { antreanIzin, antreanLatsarmil, antreanSeleksi } from '../../../resources/komcad/queues.ts';
import { Panel } from '../../patterns/record/Panel.tsx';
import { DocumentGrid } from './DocumentGrid.tsx';
import { Letters } from './Letters.tsx';
import { isLive } from './live.ts';
import { OwnFrame } from './OwnFrame.tsx';
import ParticipantMore from './ParticipantMore.tsx';
import { Tests } from './Tests.tsx';
import { Training } from './Training.tsx';

/** What a stage shows of a participant. */
interface Stage {
  path: string;
  /** Filled in by those who examine or train, read by everybody else. */
  results?: { title: string; Part: ComponentType<{ id: string }> };
  /** Documents that the participant hands in on the page itself. */
  documents?: { title: string; codes: readonly string[] };
}

const permit: Stage = { path: antreanIzin.listPath };
const selection: Stage = { path: antreanSeleksi.listPath, results: { title: 'Tes seleksi', Part: Tests } };
const training: Stage = {
  path: antreanLatsarmil.listPath,
  results: { title: 'Kehadiran dan nilai', Part: Training },
  documents: { title: 'Sertifikat', codes: ['sertifikat_latsarmil'] },
};

/** The page of a stage for its participant: what came of it, and the letters that one comes with. */
const ownPage =
  ({ path, results, documents }: Stage) =>
  () => (
    <OwnFrame path={path}>
      {own => (
        <>
          {results ? (
            <Panel title={results.title}>
              <results.Part id={own.id} />
            </Panel>
          ) : null}
          {documents ? (
            <Panel title={documents.title}>
              <DocumentGrid participation={own.id} tahap={own.tahap} codes={documents.codes} live={isLive(own)} />
            </Panel>
          ) : null}
          <Panel title="Surat">
            <Letters id={own.id} />
          </Panel>
        </>
      )}
    </OwnFrame>
  );

/** Beside the decisions on a stage: what came of it, the documents, the letters. */
const beside =
  ({ results }: Stage) =>
  () => {
    const record = useRecordContext();
    return record ? (
      <>
        {results ? (
          <Panel title={results.title}>
            <results.Part id={String(record.id)} />
          </Panel>
        ) : null}
        <ParticipantMore />
      </>
    ) : null;
  };

export const PermitPage = ownPage(permit);
export const SelectionPage = ownPage(selection);
export const SelectionMore = beside(selection);
export const TrainingPage = ownPage(training);
export const TrainingMore = beside(training);
