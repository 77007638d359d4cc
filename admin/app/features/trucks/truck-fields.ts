import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import type { Truck } from './truck-queries.ts';

/** The fields of the form. */
export interface TypedTruck {
  name: string;
  driver: string;
  phone: string;
  plate: string;
  capacityKg: string;
  capacityCubic: string;
  departsAt: string;
  arrivesAt: string;
}

const UTC_PLUS_8_MS = 8 * 3_600_000;
const TO_THE_MINUTE = '2026-11-18T09:12'.length;
const LITRES = 1_000;

const localOf = (moment: string | null): string =>
  moment === null ? '' : new Date(Date.parse(moment) + UTC_PLUS_8_MS).toISOString().slice(0, TO_THE_MINUTE);
const momentOf = (local: string): string | null => (local === '' ? null : new Date(`${local}:00+08:00`).toISOString());
const textOf = (typed: string): string | null => typed.trim() || null;

/** «20,000» and «82.5», as people type them. */
const numberOf = (typed: string): number | null => {
  const number = Number(typed.replace(/[\s,](?=\d{3}\b)/g, '').replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(number) || number <= 0 ? null : number;
};

export const fieldsOf = (truck: Truck | null): TypedTruck => ({
  name: truck?.name ?? '',
  driver: truck?.driver ?? '',
  phone: truck?.phone ?? '',
  plate: truck?.plate ?? '',
  capacityKg: truck?.capacityKg?.toString() ?? '',
  capacityCubic: truck?.capacityLitres == null ? '' : String(truck.capacityLitres / LITRES),
  departsAt: localOf(truck?.departsAt ?? null),
  arrivesAt: localOf(truck?.arrivesAt ?? null),
});

export function readFields(typed: TypedTruck): CallBody<AdminCalls['createTruck']> {
  const [kg, cubic] = [numberOf(typed.capacityKg), numberOf(typed.capacityCubic)];
  return {
    name: typed.name.trim(),
    driver: textOf(typed.driver),
    phone: textOf(typed.phone),
    plate: textOf(typed.plate),
    capacityKg: kg === null ? null : Math.round(kg),
    capacityLitres: cubic === null ? null : Math.round(cubic * LITRES),
    departsAt: momentOf(typed.departsAt),
    arrivesAt: momentOf(typed.arrivesAt),
  };
}
