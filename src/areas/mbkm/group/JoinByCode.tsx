import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { OneField } from './OneField.tsx';

/** Joins a group by the code that its leader has told; `endpoint`: of the groups. */
export const JoinByCode = ({ endpoint }: { endpoint: string }) => (
  <Panel title="Gabung dengan kode">
    <OneField
      label="Kode gabung"
      help="Enam huruf dan angka dari ketua kelompok."
      verb="Gabung"
      tidy={typed => typed.trim().toUpperCase()}
      max={6}
      path={`${endpoint}/gabung`}
      bodyOf={kodeGabung => ({ kodeGabung })}
      done="Anda bergabung dengan kelompok."
    />
  </Panel>
);
