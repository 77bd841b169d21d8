/** Order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const nameIn = (list: typeof browsers, agent: string) => list.find(([pattern]) => pattern.test(agent))?.[1];

/** Name of a session's device: "Chrome di Windows"; unknown agents are shown as they are. `on` is the word between. */
export function deviceName(agent: string, on = 'di'): string {
  const browser = nameIn(browsers, agent);
  const system = nameIn(systems, agent);
  return browser && system ? `${browser} ${on} ${system}` : browser || system || agent || 'Perangkat tidak dikenal';
}
