#!/usr/bin/python3
"""A bare window for WebKitWebDriver: of any size, in Korean, with a profile of its own, and with the console on its output.

`TRIAL_FOLDER` holds the profile and downloads; with `TRIAL_BLOCKED` it takes no cookies and keeps nothing.
"""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder = os.environ["TRIAL_FOLDER"]
blocked = os.environ.get("TRIAL_BLOCKED") == "1"
windows = []

data = WebKit2.WebsiteDataManager(base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache")
if blocked:
    data.get_cookie_manager().set_accept_policy(WebKit2.CookieAcceptPolicy.NEVER)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_preferred_languages(["ko-KR", "ko"])
context.set_automation_allowed(True)


def save(_context, download):
    def name(to, suggested):
        to.set_destination(f"file://{folder}/downloads/{suggested}")
        return True

    download.connect("decide-destination", name)


def open_window(_session):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_enable_html5_local_storage(not blocked)
    settings.set_enable_html5_database(not blocked)
    settings.set_enable_page_cache(True)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    view.grab_focus()
    windows.append(window)
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("trial")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", open_window)


context.connect("download-started", save)
context.connect("automation-started", start)
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
Gtk.main()
