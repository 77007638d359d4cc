import type { AdminTable } from '../../http/admin/admin-table.ts';
import { addToTruck } from './add-to-truck.ts';
import { customsList } from './papers/customs-list.ts';
import { loadList } from './papers/load-list.ts';
import { listTrucks, showTruck, type TruckDeps } from './show-truck.ts';
import { reloadTruck, removeFromTruck } from './unload-truck.ts';
import { changeTruck, closeTruck, createTruck } from './write-truck.ts';

export function bindTrucks(table: AdminTable, deps: TruckDeps): void {
  table.bind('listTrucks', () => listTrucks(deps));
  table.bind('showTruck', ({ truck }) => showTruck(deps, truck));
  table.bind('createTruck', (body, caller) => createTruck(deps, body, caller));
  table.bind('changeTruck', (body, caller) => changeTruck(deps, body, caller));
  table.bind('addToTruck', (body, caller) => addToTruck(deps, body, caller));
  table.bind('removeFromTruck', (body, caller) => removeFromTruck(deps, body, caller));
  table.bind('reloadTruck', (body, caller) => reloadTruck(deps, body, caller));
  table.bind('closeTruck', (body, caller) => closeTruck(deps, body, caller));
  table.bind('loadList', ({ truck }) => loadList(deps, truck));
  table.bind('customsList', ({ truck }, caller) => customsList(deps, truck, caller));
}
