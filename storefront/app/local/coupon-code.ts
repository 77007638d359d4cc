// The code that the next order will use, key `coupon` (spec §3, §4: inactive until it was accepted, cleared when it is removed).
import { storedText } from './stored-text.ts';

const coupon = storedText('coupon');

export const couponCode = coupon.get;
export const keepCouponCode = coupon.set;
export const clearCouponCode = coupon.clear;
