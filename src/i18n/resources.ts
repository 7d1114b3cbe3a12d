import type about from './locales/en/about.json';
import type admin from './locales/en/admin.json';
import type announcements from './locales/en/announcements.json';
import type app from './locales/en/app.json';
import type appearance from './locales/en/appearance.json';
import type applications from './locales/en/applications.json';
import type audit from './locales/en/audit.json';
import type auth from './locales/en/auth.json';
import type checks from './locales/en/checks.json';
import type contact from './locales/en/contact.json';
import type dashboard from './locales/en/dashboard.json';
import type device from './locales/en/device.json';
import type documents from './locales/en/documents.json';
import type eligibility from './locales/en/eligibility.json';
import type entries from './locales/en/entries.json';
import type errors from './locales/en/errors.json';
import type fields from './locales/en/fields.json';
import type forms from './locales/en/forms.json';
import type help from './locales/en/help.json';
import type hiring from './locales/en/hiring.json';
import type home from './locales/en/home.json';
import type jobs from './locales/en/jobs.json';
import type layout from './locales/en/layout.json';
import type legal from './locales/en/legal.json';
import type menus from './locales/en/menus.json';
import type messages from './locales/en/messages.json';
import type notifications from './locales/en/notifications.json';
import type outbox from './locales/en/outbox.json';
import type placeholders from './locales/en/placeholders.json';
import type plan from './locales/en/plan.json';
import type print from './locales/en/print.json';
import type privacy from './locales/en/privacy.json';
import type problems from './locales/en/problems.json';
import type profile from './locales/en/profile.json';
import type records from './locales/en/records.json';
import type reports from './locales/en/reports.json';
import type roles from './locales/en/roles.json';
import type sections from './locales/en/sections.json';
import type session from './locales/en/session.json';
import type settings from './locales/en/settings.json';
import type system from './locales/en/system.json';
import type tasks from './locales/en/tasks.json';
import type terms from './locales/en/terms.json';
import type tools from './locales/en/tools.json';
import type ui from './locales/en/ui.json';
import type validation from './locales/en/validation.json';
import type words from './locales/en/words.json';

/**
 * The types of the keys come from the English texts, so that a missing key does not
 * compile. One file for each namespace.
 */
export interface Resources {
  about: typeof about;
  admin: typeof admin;
  announcements: typeof announcements;
  app: typeof app;
  appearance: typeof appearance;
  applications: typeof applications;
  audit: typeof audit;
  auth: typeof auth;
  checks: typeof checks;
  contact: typeof contact;
  dashboard: typeof dashboard;
  device: typeof device;
  documents: typeof documents;
  eligibility: typeof eligibility;
  entries: typeof entries;
  errors: typeof errors;
  fields: typeof fields;
  forms: typeof forms;
  help: typeof help;
  hiring: typeof hiring;
  home: typeof home;
  jobs: typeof jobs;
  layout: typeof layout;
  legal: typeof legal;
  menus: typeof menus;
  messages: typeof messages;
  notifications: typeof notifications;
  outbox: typeof outbox;
  placeholders: typeof placeholders;
  plan: typeof plan;
  print: typeof print;
  privacy: typeof privacy;
  problems: typeof problems;
  profile: typeof profile;
  records: typeof records;
  reports: typeof reports;
  roles: typeof roles;
  sections: typeof sections;
  session: typeof session;
  settings: typeof settings;
  system: typeof system;
  tasks: typeof tasks;
  terms: typeof terms;
  tools: typeof tools;
  ui: typeof ui;
  validation: typeof validation;
  words: typeof words;
}
export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Resources;
    returnNull: false;
  }
}
