import { expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { defaultMenu, type MenuNode } from '../../../../resources/menu.ts';
import { quickActions, weekly } from '../../../../resources/pintasan.ts';
import { isRole } from '../../../../resources/roles.ts';

const drawn = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap(node => (node.hiddenInMenu ? [] : [node, ...drawn(node.children)]));
const menu = drawn(defaultMenu(registry.screens));

test('what a role uses every week is in its drawer', () => {
  for (const [role, links] of Object.entries(weekly))
    for (const link of links)
      expect(isRole(role) && menu.find(node => node.link === link)?.roles[role], `${role} ${link}`).toBeTruthy();
});

test('what can be done from the search leads to a drawn screen and asks for a right that there is', () => {
  for (const { screen, needs, by } of quickActions) {
    const node = menu.find(({ link }) => link === screen);
    expect(node, screen).toBeTruthy();
    for (const role of by ?? []) expect(node?.roles[role], `${screen} ${role}`).toBeTruthy();
    expect(registry.find(needs[0]), needs[0]).toBeTruthy();
  }
});
