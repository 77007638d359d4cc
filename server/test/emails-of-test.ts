import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import type { Email, EmailKind, EmailOf } from '../src/modules/notifications/emails/email.ts';
import { usualEmailTexts } from '../src/modules/settings/notice-texts.ts';
import { DEMO_DAY } from './template-database.ts';

const product = { code: '70489215', name: 'NARAN 3 хүний буйдан', picture: 'naran-hero-800.0a1b2c3d.webp' };
const stopKey = '3f8c2a10-77aa-4c55-9d0e-2b6c1f4f9a01';
const token = 'Zk3vQ0c2mJp1Yd8uWb5xRa7nLs4tHf9eGi6oKq2PzVM';

const goods = [
  { name: product.name, picture: product.picture, colour: 'тоосгон улаан', quantity: 1, amountTug: 1_849_900 },
  { name: 'ZOOG Хоолны ширээ', picture: null, colour: 'царс', quantity: 2, amountTug: 1_199_800 },
];

/** Every possible cost of an order; the total is their sum. */
const rows: EmailOf<'order-paid'>['rows'] = [
  { name: 'subtotal', amountTug: 3_049_700 },
  { name: 'code', amountTug: -50_000 },
  { name: 'serviceFee', amountTug: 50_000 },
  { name: 'delivery', amountTug: 30_000 },
  { name: 'assembly', amountTug: 40_000 },
  { name: 'chinaDelivery', amountTug: 10_000 },
  { name: 'usedBonus', amountTug: -120_000 },
  { name: 'vat', amountTug: 170_794 },
];

/** One email of every kind, as the shop would write to Номин. */
export const EMAILS_OF_TEST: { [Kind in EmailKind]: EmailOf<Kind> } = {
  'confirm-email': { kind: 'confirm-email', token },
  'login-code': { kind: 'login-code', code: '482715' },
  'reset-password': { kind: 'reset-password', token },
  welcome: { kind: 'welcome', bonus: 2_020 },
  'new-device': { kind: 'new-device', browser: 'Chrome, Windows', address: '203.0.113.7', at: DEMO_DAY },
  'password-changed': { kind: 'password-changed', at: DEMO_DAY },
  'email-changing': { kind: 'email-changing', newEmail: 'nomin.shine@tokhi.example' },
  'email-change': { kind: 'email-change', token },
  'email-changed': { kind: 'email-changed', newEmail: 'nomin.shine@tokhi.example' },
  'price-drop': { kind: 'price-drop', product, wasTug: 1_249_900, nowTug: 1_099_900, stopKey },
  'back-in-stock': { kind: 'back-in-stock', product, nowTug: 1_849_900, stopKey },
  'staff-invited': {
    ...{ kind: 'staff-invited', token: 'a'.repeat(43), invitedBy: 'Болор', adminOrigin: 'https://admin.tokhi.example' },
  },
  'staff-new-device': {
    ...{ kind: 'staff-new-device', browser: 'Mozilla/5.0 (Windows NT 10.0) Chrome/143.0', address: '203.0.113.7' },
    ...{ at: new Date('2026-11-18T02:10:00Z'), adminOrigin: 'https://admin.tokhi.example' },
  },
  'contact-received': { kind: 'contact-received', title: 'Хүргэлтийн өдрөө солих' },
  'contact-answer': { kind: 'contact-answer', text: 'Сайн байна уу. Маргааш 15–18 цагт хүргэнэ.' },
  'order-made': {
    kind: 'order-made',
    orderNumber: 'IK6180339887',
    totalTug: 3_180_494,
    payBy: DEMO_DAY,
    goods,
    rows,
    token,
    byPhone: false,
  },
  'order-expiring': { kind: 'order-expiring', orderNumber: 'IK6180339887', totalTug: 2_480_000, payBy: DEMO_DAY },
  'order-expired': { kind: 'order-expired', orderNumber: 'IK6180339887' },
  'order-paid': {
    kind: 'order-paid',
    orderNumber: 'IK6180339887',
    totalTug: 3_180_494,
    bonus: 74_400,
    goods,
    rows,
    paidAt: DEMO_DAY,
    arrives: '11/30 – 12/04',
    place: 'Баянзүрх, 26-р хороо, Номин хотхон, 304-р байр, 2 орц, 9 давхар, 71 тоот',
    isPickup: false,
  },
  'order-step': { kind: 'order-step', orderNumber: 'IK6180339887', step: 'came_in_ereen', isPickup: false },
  'order-step-corrected': {
    ...{ kind: 'order-step-corrected', orderNumber: 'IK6180339887', step: 'came_in_ereen', status: 'loaded' },
  },
  'order-message': {
    kind: 'order-message',
    orderNumber: 'IK6180339887',
    text: 'Хүргэлтийн хаягийг тань тодруулах шаардлагатай байна. Боломжтой үедээ бидэн рүү залгана уу.',
  },
  'order-receipt': {
    kind: 'order-receipt',
    orderNumber: 'IK6180339887',
    billId: '000379000000072026111600012318304',
    totalTug: 2_480_000,
    vatTug: 225_455,
    isCorrection: false,
    lottery: 'SN 47461258',
    qrData: '4746125800037900000007',
  },
  'stray-money': { kind: 'stray-money', orderNumber: 'IK6180339887', amountTug: 2_480_000 },
  'refund-asked': {
    kind: 'refund-asked',
    orderNumber: 'IK6180339887',
    amountTug: 2_380_800,
    isUnavailable: false,
  },
  'refund-done': {
    kind: 'refund-done',
    orderNumber: 'IK6180339887',
    amountTug: 2_380_800,
    account: 'Хаан банк ••••5678',
  },
  'refund-declined': {
    kind: 'refund-declined',
    orderNumber: 'IK6180339887',
    answer: 'Гэмтэл нь угсралтын үед үүссэн байна.',
  },
  'open-money': {
    kind: 'open-money',
    day: '2026-11-17',
    open: [
      { kind: 'refunds', count: 3, sumTug: 2_380_800, oldestAt: DEMO_DAY },
      { kind: 'unknown', count: 1, sumTug: 42_600, oldestAt: DEMO_DAY },
      { kind: 'transfers', count: 12, sumTug: 18_450_000, oldestAt: DEMO_DAY },
    ],
  },
};

export const emailsOfTest: readonly Email[] = Object.values(EMAILS_OF_TEST);

export const READER_OF_TEST = {
  ...{ origin: 'https://tokhi.example', email: 'nomin@tokhi.example', name: 'Номин' },
  texts: usualEmailTexts,
};

export const FACTS_OF_TEST: ShopFacts = {
  isDemo: false,
  name: 'Тохь',
  tagline: 'Гэрийн тохь',
  phone: '7700-2020',
  email: 'tuslamj@tokhi.example',
  jobsEmail: 'ajil@tokhi.example',
  place: 'Улаанбаатар',
  address: 'Баянзүрх, 26-р хороо',
  hours: [
    { days: 'Даваа – Баасан', time: '9–19' },
    { days: 'Бямба, Ням', time: '10–20' },
  ],
  supportHours: [{ days: 'Ажлын өдөр', time: '09:00–19:00' }],
  socialLinks: [],
  partner: null,
  popularSearches: [],
};
