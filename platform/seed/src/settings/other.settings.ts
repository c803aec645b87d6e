import { DEFAULT_SETTINGS_TEXTS, readSettings, type DomainSettings } from 'shared-kit/model';
import { CENTRAL_WAREHOUSE_SETTINGS } from './central-warehouse.settings';

/** A domain that is not set up yet, with only default texts and an address pattern. */
export const NORTH_YARD_SETTINGS: DomainSettings = {
  ...readSettings({}, DEFAULT_SETTINGS_TEXTS),
  addrPattern: 'RR.CC.NN.AA',
  addrPatternUser: 'RR.CC.NN.AA',
};

/** The same labels, but an address pattern without constant characters, fewer fields, and notes. */
export const COLD_STORE_SETTINGS: DomainSettings = {
  ...CENTRAL_WAREHOUSE_SETTINGS,
  notes: 'Keys at gate 2. Below -18 °C a drone flies half as long.',
  addrPattern: 'RRCCNNAA',
  labelDesigns: CENTRAL_WAREHOUSE_SETTINGS.labelDesigns.slice(0, 1),
  manualInputFields: CENTRAL_WAREHOUSE_SETTINGS.manualInputFields.slice(0, 1),
};

/** A warehouse that works in Portuguese. */
export const ARMAZEM_1_SETTINGS: DomainSettings = {
  ...NORTH_YARD_SETTINGS,
  addrPattern: 'RRCCNNAA',
  addrPatternUser: 'RR-CC-NN-AA',
  baseFields: { address: 'Endereço', checkedAt: 'Verificado em', employeeId: 'Matrícula', employeeName: 'Funcionário' },
  resultFields: { empty: 'VAZIO', invalid: 'INVÁLIDO', positive: 'OK', negative: 'DIVERGENTE', null: '' },
};
