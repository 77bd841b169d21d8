import { ResourceContextProvider, ShowBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { PaketOptions } from '../../../resources/kit/index.ts';
import { Panel } from '../record/Panel.tsx';
import { ScreenTitle } from '../record/ScreenTitle.tsx';
import { PaketAdvice } from './PaketAdvice.tsx';
import { PaketRead } from './PaketRead.tsx';
import { PaketRecord } from './PaketRecord.tsx';

interface Props {
  resource: string;
  options: PaketOptions;
  path: string;
  backTo: string;
  /** The supervisor may advise while the package waits for its decision. */
  advises?: boolean;
}

/** PAKET, read: what was proposed beside what is recognised; the supervisor's advice where it is asked for. */
export function PaketShow({ resource, options, path, backTo, advises = false }: Props) {
  const { id = '' } = useParams();
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      <ShowBase key={id} id={id} queryOptions={{ retry: false, onError: () => undefined }}>
        <PaketRecord options={options} backTo={backTo}>
          {view => (
            <Panel title="Mata kuliah">
              {advises && view.pendaftar?.statusKonversi === 'diajukan' ? (
                <PaketAdvice view={view} options={options} />
              ) : (
                <PaketRead view={view} />
              )}
            </Panel>
          )}
        </PaketRecord>
      </ShowBase>
    </ResourceContextProvider>
  );
}
