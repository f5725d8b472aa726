/**
 * Forms read their rules from the metadata of the contract's classes, so every module that imports such a class must
 * import this one first. It is a module of ours, because the bundler reorders only modules, not calls of a library.
 */
import 'reflect-metadata';
