// The calls about goods: products, pictures, prices and stock; part of `calls.ts`. It imports zod: in the browser import the type only.
import { describePicture, listPictures, orderPictures, removePicture, restorePicture } from '../picture-calls.ts';
import {
  approvePrices,
  cancelPlannedPrice,
  changePrices,
  preparePrices,
  previewPrices,
  showPrices,
} from '../prices/price-calls.ts';
import { changeListing, createProduct, productChoices, saveProduct, showProduct } from '../product-calls.ts';
import { countProducts, findProducts, listProducts } from '../product-list-calls.ts';
import { countStock, listStock, receiveStock, showStock, writeOffStock } from '../stock/stock-calls.ts';
import {
  applyStocktake,
  cancelStocktake,
  countUnits,
  explainDifference,
  finishCounting,
  showStocktake,
  startStocktake,
  takeBackStocktake,
} from '../stock/stocktake-calls.ts';

export const goodsCalls = {
  describePicture,
  listPictures,
  orderPictures,
  removePicture,
  restorePicture,
  approvePrices,
  cancelPlannedPrice,
  changePrices,
  preparePrices,
  previewPrices,
  showPrices,
  changeListing,
  createProduct,
  productChoices,
  saveProduct,
  showProduct,
  countProducts,
  findProducts,
  listProducts,
  countStock,
  listStock,
  receiveStock,
  showStock,
  writeOffStock,
  applyStocktake,
  cancelStocktake,
  countUnits,
  explainDifference,
  finishCounting,
  showStocktake,
  startStocktake,
  takeBackStocktake,
};
